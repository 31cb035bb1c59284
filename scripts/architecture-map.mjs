import { writeFileSync } from "node:fs";
import { architectureMap } from "./dev/architecture-map.mjs";
import { inRoot } from "./dev/paths.mjs";

writeFileSync(inRoot("config/map.md"), architectureMap());
