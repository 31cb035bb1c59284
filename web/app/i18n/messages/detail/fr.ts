import { attributeMessages, attributeLabelsFr } from "@gevel/config";
import own from "./fr.json";

export const messages = { ...own, ...attributeMessages(attributeLabelsFr) };
