const permission = (name: string) => ({ action: `plugin::leads.visits.${name}`, subject: null });

export const readPermissions = [permission("read")];
export const changePermissions = [permission("change")];
export const calendarPermissions = [permission("subscribe")];
