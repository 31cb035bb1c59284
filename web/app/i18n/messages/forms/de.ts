import { formWordsDe } from "@gevel/config";
import own from "./de.json";

export const messages = { ...own, ...formWordsDe };
