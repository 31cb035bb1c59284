import { createContext, useContext } from "react";

/** Known only while rendering on the server. */
const RequestId = createContext<string | undefined>(undefined);
export const RequestIdProvider = RequestId.Provider;
export const useRequestId = () => useContext(RequestId);
