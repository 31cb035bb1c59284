/** Query parameter of the save that publishes a draft after staff saw what it lacks (PROP-20). */
export const publishParam = "putOnSite";
