/** Permission to see the content audit. */
export const readPagesPermission = [{ action: "plugin::content-manager.explorer.read", subject: "api::page.page" }];
