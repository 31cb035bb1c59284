export { freePort } from "../../scripts/dev/free-port.mjs";
