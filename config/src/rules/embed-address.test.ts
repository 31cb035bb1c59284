import { describe, expect, it } from "vitest";
import { embedOf, embedProviders } from "./embed-address.js";
import { videoSource } from "./video-source.js";

const embed = (address: string) => {
  const source = videoSource(address);
  return source && embedOf(source);
};

describe("PROP-17 the player of a film or tour", () => {
  it.each([
    ["https://youtu.be/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"],
    ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456?autoplay=1&dnt=1"],
    ["https://vimeo.com/123456/abcdef0123", "https://player.vimeo.com/video/123456?h=abcdef0123&autoplay=1&dnt=1"],
    [
      "https://player.vimeo.com/video/123456?h=abcdef0123",
      "https://player.vimeo.com/video/123456?h=abcdef0123&autoplay=1&dnt=1",
    ],
    ["https://player.vimeo.com/video/123456?h=%22%3E", "https://player.vimeo.com/video/123456?autoplay=1&dnt=1"],
    ["https://my.matterport.com/show/?m=Zh14WDtkjdC", "https://my.matterport.com/show/?m=Zh14WDtkjdC&play=1"],
    [
      "https://www.facebook.com/agency/videos/1?m=2",
      "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fagency%2Fvideos%2F1%3Fm%3D2&show_text=false&autoplay=true",
    ],
    [
      "https://fb.watch/abc/",
      "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2Fabc%2F&show_text=false&autoplay=true",
    ],
    ["https://www.tvl.be/nieuws/huis-van-de-week-1", "https://www.tvl.be/nieuws/huis-van-de-week-1"],
    ["http://tours.yisual.com:80/x?lang=nl", "https://tours.yisual.com/x?lang=nl"],
  ])("of %s is %s", (address, src) => {
    expect(embed(address)?.src).toBe(src);
    const allowed = Object.values(embedProviders).flatMap(({ origins }) => [...origins]);
    const isAllowed = (origin: string) =>
      new URL(src).origin === origin || new RegExp(`^${origin.replace("*", "[\\w-]+")}$`).test(new URL(src).origin);
    expect(allowed.some(isAllowed)).toBe(true);
  });

  it.each([
    "https://my.matterport.com/discover",
    "https://my.matterport.com/show/?m=%22onload%3D",
    "https://example.org/film.mp4",
    "https://www.facebook.com/agency",
    "https://tvl.be.example/1",
    "https://tours.example/1",
    "https://my.matterport.com/show/?m=Zh14",
    "https://my.matterport.com/show/?m=Zh14WDtkjdCZh14WDtkjdC",
    "https://my.matterport.com/show/?m=Zh14WDtkjdC%26play",
    "https://my.matterport.com/show/?m=%3DZh14WDtkjdC",
  ])("is not embedded for %s", (address) => {
    expect(embed(address)).toBeNull();
  });
});
