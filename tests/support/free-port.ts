export { freePort } from "../../scripts/house/free-port.mjs";
