let pageUid: string | null = null;

/** Who may read the pages of the site may see the content audit. The application names their type in its register step. */
export function readAuditWith(uid: string): void {
  pageUid = uid;
}

export const auditPermission = () => [{ action: "plugin::content-manager.explorer.read", subject: pageUid }];
