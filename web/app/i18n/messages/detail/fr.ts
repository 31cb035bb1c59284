import { attributeMessages, attributeWordsFr } from "@gevel/config";
import own from "./fr.json";

export const messages = { ...own, ...attributeMessages(attributeWordsFr) };
