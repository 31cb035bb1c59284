import { attributeMessages, attributeWordsDe } from "@gevel/config";
import own from "./de.json";

export const messages = { ...own, ...attributeMessages(attributeWordsDe) };
