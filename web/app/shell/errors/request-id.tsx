import { createContext, useContext } from "react";

/** Known to the server's rendering alone. */
const RequestId = createContext<string | undefined>(undefined);
export const RequestIdProvider = RequestId.Provider;
export const useRequestId = () => useContext(RequestId);
