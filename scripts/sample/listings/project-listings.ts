/** The sample's listings that are units of a project, by their reference. */
const projectOfListing: Readonly<Record<string, string>> = {
  "GV-0175": "GP-1",
  "GV-0222": "GP-1",
  "GV-0457": "GP-2",
  "GV-0488": "GP-2",
  "GV-0015": "GP-3",
  "GV-0216": "GP-3",
  "GV-0218": "GP-4",
};

export const projectOf = (reference: string): string | undefined => projectOfListing[reference];
