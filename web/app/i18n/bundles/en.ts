import { mergeAreas, type MessageFile } from "../messages";

/** What any screen may say. */
export const messages = mergeAreas(
  import.meta.glob<MessageFile>("../messages/{errors,modules,properties,site}/en.json", {
    eager: true,
    import: "default",
  }),
);
