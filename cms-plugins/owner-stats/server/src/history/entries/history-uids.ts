export const visitUid = "plugin::owner-stats.visit";
export const communicationUid = "plugin::owner-stats.communication";
export const onlineMediumUid = "plugin::owner-stats.online-medium";
