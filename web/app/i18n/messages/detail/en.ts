import { attributeMessages, attributeLabelsEn } from "@gevel/config";
import own from "./en.json";

export const messages = { ...own, ...attributeMessages(attributeLabelsEn) };
