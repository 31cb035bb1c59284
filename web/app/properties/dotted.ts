/** Facts on one line, such as "Huis · Oostende"; a listing may lack any of them. */
export const dotted = (...facts: readonly string[]): string => facts.filter((fact) => fact.trim() !== "").join(" · ");
