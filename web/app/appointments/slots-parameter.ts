/** Asks for the page of a form with the moments in it, for a browser without script. */
export const slotsParameter = "moments";
