print("endpointgen")
