/** Query parameter of the save that puts a draft on the site: staff were told what it lacks, and go on (PROP-20). */
export const publishParam = "putOnSite";
