/**
 * Folders whose subfolders only import downwards: each may import the layers below it, never back. Within a layer none imports
 * another, except those named in `beside`. Files of the folder itself combine the subfolders; no subfolder imports them.
 */

/** web/README.md */
const site = {
  folder: "web/app",
  layers: [
    ["routes"],
    ["pages"],
    ["modules"],
    ["properties", "projects", "forms", "portal", "saved-searches", "subscription", "analytics-opt-out"],
    ["appointments"],
    ["shell"],
    ["islands"],
    ["ui", "i18n", "replica", "cms", "secrets"],
  ],
  /**
   * A project is shown as homes are, and lists its units among them. A form asks for zones by the picker of wishes. An owner
   * reads a price as visitors do.
   */
  beside: { projects: ["properties"], forms: ["saved-searches"], portal: ["properties"] },
};

/** cms-plugins/properties/README.md */
const listings = {
  folder: "cms-plugins/properties/server/src",
  layers: [
    ["owner-portal", "preview"],
    ["change-log"],
    ["pictures"],
    ["import-formats"],
    ["import"],
    ["sources"],
    ["history", "editing"],
    ["publish-checks"],
    ["listings", "projects", "owners", "types"],
    ["items"],
    ["ownership", "places"],
    ["rows", "custom-fields", "settings", "openapi"],
  ],
  beside: {},
};

/** cms/README.md */
const application = {
  folder: "cms/src",
  layers: [
    ["admin", "bootstrap"],
    ["components", "middlewares", "plugin-sources", "seed"],
    ["api"],
    ["content"],
    ["environment"],
  ],
  beside: {},
};

export const layered = [application, site, listings];

/** The subfolders that a subfolder may not import. */
export const forbiddenFor = ({ layers, beside }, layer) => {
  const level = layers.findIndex((layerNames) => layerNames.includes(layer));
  return layers
    .slice(0, level + 1)
    .flat()
    .filter((other) => other !== layer && !beside[layer]?.includes(other));
};
