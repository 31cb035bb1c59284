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
    ["https://my.matterport.com/show/?m=Zh14WDtkjdC", "https://my.matterport.com/show/?m=Zh14WDtkjdC&play=1"],
  ])("of %s is %s", (address, src) => {
    expect(embed(address)?.src).toBe(src);
    expect(Object.values(embedProviders).some(({ origin }) => src.startsWith(`${origin}/`))).toBe(true);
  });

  it.each([
    "https://my.matterport.com/discover",
    "https://my.matterport.com/show/?m=%22onload%3D",
    "https://example.org/film.mp4",
    "https://www.facebook.com/agency/videos/1",
    "https://tours.example/1",
    "https://www.facebook.com/agency/videos/1?m=Zh14WDtkjdC",
    "https://my.matterport.com/show/?m=Zh14",
    "https://my.matterport.com/show/?m=Zh14WDtkjdCZh14WDtkjdC",
    "https://my.matterport.com/show/?m=Zh14WDtkjdC%26play",
    "https://my.matterport.com/show/?m=%3DZh14WDtkjdC",
  ])("does not stand in our page for %s", (address) => {
    expect(embed(address)).toBeNull();
  });
});
