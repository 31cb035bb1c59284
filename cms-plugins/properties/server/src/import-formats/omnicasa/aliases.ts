/**
 * Keys of Omnicasa's own answers that are not the contract's key in another case. The contract's key is always looked
 * for first, so that a feed that follows section 3 needs none of them.
 */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  reference: ["ID", "ExternalReference"],
  mainTypeName: ["WebIDName"],
  typeDescription: ["Title"],
  description: ["DescriptionA", "DescriptionB"],
  latitude: ["GoogleX"],
  longitude: ["GoogleY"],
  houseNumber: ["StreetNumber", "Number"],
  boxNr: ["Box", "BoxNumber"],
  zip: ["ZipCode", "PostalCode"],
  createdAt: ["CreatedDate"],
  videoUrl: ["Video", "VideoLink"],
  virtualTourUrl: ["VirtualTour", "VirtualTourLink"],
  projectReference: ["ProjectID"],

  facades: ["Construction", "ConstructionID", "ConstructionName"],
  condition: ["ConditionID", "ConditionName"],
  bedrooms: ["NumberOfBedRooms"],
  bathrooms: ["NumberOfBathRooms"],
  showerRooms: ["NumberOfShowerRooms"],
  toilets: ["NumberOfToilets"],
  garages: ["NumberOfGarages"],
  parkings: ["NumberOfParkings"],
  externalParkings: ["NumberOfExternalParkings"],
  floors: ["NumberOfFloors"],
  heating: ["HeatingName"],
  kitchen: ["KitchenName"],
  windowGlazing: ["WindowGlazingName"],
  windowFrame: ["WindowFrameName"],
  roofMaterial: ["RoofMaterialName"],
  roofCondition: ["RoofConditionName"],
  availability: ["AvailabilityName"],
  energyPerformance: ["EPCValue", "EPC"],
  epcLabelText: ["EPCLabel"],
  epcUniqueCode: ["EPCCode", "EPCReference", "UniqueCode"],
  epcCo2: ["CO2Emission", "EPCCO2Emission"],
  epcExpiryDate: ["EPCExpiredDate", "EPCValidTo"],
  hasFurnished: ["Furnished", "IsFurnished"],
  hasDrain: ["HasDrainConnection"],
  protectedHeritage: ["IsProtectedHeritage", "Heritage"],
  viager: ["IsViager", "Annuity"],
};

/** What else may hold the price, by goal: the rent of a home that is let says nothing of what it is sold for. */
export const priceKeys: Readonly<Record<number, readonly string[]>> = { 0: ["StartPrice"], 1: ["MonthlyRent"] };
