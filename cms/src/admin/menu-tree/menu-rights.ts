const onMenu = (right: "read" | "update" | "publish") => ({
  action: `plugin::content-manager.explorer.${right}`,
  subject: "api::menu.menu",
});

/** Its order is seen by who may read the menu, and changed by who may publish it: it is on the site at once. */
export const menuRights = { read: onMenu("read"), update: onMenu("update"), publish: onMenu("publish") };
