/** What one needs to see what is missing on the site. */
export const readPagesPermission = [{ action: "plugin::content-manager.explorer.read", subject: "api::page.page" }];
