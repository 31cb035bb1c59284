import env from "../src/environment/env";
import { logFormat } from "../src/environment/log-format";

export default {
  level: env.LOG_LEVEL === "fatal" ? "error" : env.LOG_LEVEL === "trace" ? "silly" : env.LOG_LEVEL,
  format: logFormat,
};
