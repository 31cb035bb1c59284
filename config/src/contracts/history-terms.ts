/**
 * Terms shared by the import of a listing's history and its owner's portal; the site uses them without the import's
 * contract.
 */
export const visitOutcomes = ["planned", "done", "cancelled"] as const;
export const communicationChannels = ["mail", "phone", "letter", "meeting", "message"] as const;
