import { writeFileSync } from "node:fs";
import { houseMap } from "./house/house-map.mjs";
import { inRoot } from "./house/paths.mjs";

writeFileSync(inRoot("config/map.md"), houseMap());
