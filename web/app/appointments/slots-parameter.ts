/** Requests a form's page with its slots, for a browser without script. */
export const slotsParameter = "moments";
