import { formMessagesDe } from "@gevel/config";
import own from "./de.json";

export const messages = { ...own, ...formMessagesDe };
