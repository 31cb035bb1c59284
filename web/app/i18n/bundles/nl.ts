import type { MessageFile } from "./message-file";

/** What any screen may say, by area. */
export const areas = import.meta.glob<MessageFile>("../messages/{errors,modules,properties,site}/nl.json", {
  eager: true,
  import: "default",
});
