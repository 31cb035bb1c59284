/**
 * What has its types checked together, the longest first: the folder whose files these are, and its settings. Of two that hold a
 * file the later one has it.
 */
export const typeProjects = [
  ["web", "web/tsconfig.json"],
  ["cms", "cms/tsconfig.check.json"],
  ["cms/src/admin", "cms/src/admin/tsconfig.json"],
  ["cms-plugins/leads", "cms-plugins/leads/tsconfig.json"],
  ["cms-plugins/owner-stats", "cms-plugins/owner-stats/tsconfig.json"],
  ["cms-plugins/properties", "cms-plugins/properties/tsconfig.json"],
  ["cms-plugins/change-feed", "cms-plugins/change-feed/tsconfig.json"],
  ["cms-plugins/kit", "cms-plugins/kit/tsconfig.json"],
  ["tests", "tests/tsconfig.json"],
  ["scripts", "scripts/tsconfig.json"],
  ["config", "config/tsconfig.json"],
];
