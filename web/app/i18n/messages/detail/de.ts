import { attributeMessages, attributeLabelsDe } from "@gevel/config";
import own from "./de.json";

export const messages = { ...own, ...attributeMessages(attributeLabelsDe) };
