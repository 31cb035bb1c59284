const right = (name: string) => ({ action: `plugin::leads.visits.${name}`, subject: null });

export const seeingVisits = [right("read")];
export const changingVisits = [right("change")];
export const makingCalendars = [right("subscribe")];
