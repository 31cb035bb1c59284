/** As the networks write themselves; another is shown as staff wrote it. */
const names: Record<string, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
  tiktok: "TikTok",
  x: "X",
  youtube: "YouTube",
};

export const networkName = (network: string): string => names[network.toLowerCase()] ?? network;
