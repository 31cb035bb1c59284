import { attributeMessages, attributeLabelsNl } from "@gevel/config";
import own from "./nl.json";

export const messages = { ...own, ...attributeMessages(attributeLabelsNl) };
