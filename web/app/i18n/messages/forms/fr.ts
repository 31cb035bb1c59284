import { formMessagesFr } from "@gevel/config";
import own from "./fr.json";

export const messages = { ...own, ...formMessagesFr };
