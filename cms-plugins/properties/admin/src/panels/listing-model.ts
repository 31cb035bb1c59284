export const listingModel = "plugin::properties.property";
