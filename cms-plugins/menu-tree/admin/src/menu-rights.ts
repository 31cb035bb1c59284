export const menuUid = "api::menu.menu";

const onMenu = (right: "read" | "update" | "publish") => ({
  action: `plugin::content-manager.explorer.${right}`,
  subject: menuUid,
});

/** Staff who may read the menu see its order; staff who may publish it change it, since it is public at once. */
export const menuRights = { read: onMenu("read"), update: onMenu("update"), publish: onMenu("publish") };
