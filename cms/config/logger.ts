import env from "../src/environment/env";

export default { level: env.LOG_LEVEL === "fatal" ? "error" : env.LOG_LEVEL === "trace" ? "silly" : env.LOG_LEVEL };
