/** What both the import of a home's history and its owner's portal call things; the site reads it without the import's contract. */
export const visitOutcomes = ["planned", "done", "cancelled"] as const;
export const communicationChannels = ["mail", "phone", "letter", "meeting", "message"] as const;
