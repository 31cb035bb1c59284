/** Path of a report's file, below its owner's portal. */
export const reportPath = (portal: string, id: number): string => `${portal}reports/${id}.pdf`;

/** The portal again, with a confirmation of what was saved. */
export const savedPath = (portal: string, listing: string | null): string =>
  `${portal}?${listing === null ? "" : `home=${listing}&`}saved=yes`;
