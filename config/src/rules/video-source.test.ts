import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { videoSource } from "./video-source.js";

const kindOf = (url: string) => videoSource(url)?.kind;

describe("the source of a video", () => {
  it.each(["mp4", "mov", "wmv", "avi", "flv", "webm", "MP4"])("PROP-17 is a file by its extension: %s", (extension) => {
    const url = `https://cdn.example.be/films/huis.${extension}?v=2`;
    expect(videoSource(url)).toEqual({ kind: "file", url, extension: extension.toLowerCase() });
  });

  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s",
    "https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ",
    "https://youtu.be/dQw4w9WgXcQ?si=x",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://youtube.com/shorts/dQw4w9WgXcQ",
    "http://www.youtube.com/v/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
  ])("PROP-17 is YouTube by its 11-character id: %s", (url) => {
    expect(videoSource(url)).toMatchObject({ kind: "youtube", id: "dQw4w9WgXcQ" });
  });

  it.each([
    "https://vimeo.com/76979871",
    "https://player.vimeo.com/video/76979871?h=1",
    "https://vimeo.com/channels/staffpicks/76979871",
  ])("PROP-17 is Vimeo by its numeric id: %s", (url) => {
    expect(videoSource(url)).toMatchObject({ kind: "vimeo", id: "76979871" });
  });

  it.each([
    ["https://www.facebook.com/agency/videos/1234567890/", "facebook"],
    ["https://www.facebook.com/watch/?v=1234567890", "facebook"],
    ["https://www.facebook.com/video/1", "facebook"],
    ["https://www.facebook.com/reel/1", "facebook"],
    ["https://fb.watch/abc/", "facebook"],
    ["https://my.matterport.com/show/?m=SxQL3iGyoDo", "matterport"],
    ["https://www.tvl.be/tour/1", "tvl"],
    ["https://yisual.com/x", "yisual"],
  ])("PROP-17 recognizes %s as %s", (url, kind) => {
    expect(kindOf(url)).toBe(kind);
  });

  it.each([
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=dQw4w9WgXcQxx",
    "https://www.youtube.com/@agency",
    "https://vimeo.com/about",
    "https://vimeo.com/user76979871",
    "https://vimeo.com/76979871-huis",
    "https://example.be/bestand.zip",
    "https://www.facebook.com/agency/videoteek/1",
    "https://www.facebook.com/agency",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://evilmatterport.com/show",
    "https://example.be/film.mp4/pagina",
  ])("PROP-17 is a plain link for others: %s", (url) => {
    expect(kindOf(url)).toBe("link");
  });

  it.each(["", "niets", "javascript:alert(1)//a.mp4", "ftp://example.be/a.mp4", "/uploads/a.mp4"])(
    "PROP-17 is none for %j",
    (url) => {
      expect(videoSource(url)).toBeNull();
    },
  );

  it("PROP-17 never throws and has http addresses only", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (text) => {
        const source = videoSource(text);
        if (source) expect(source.url).toMatch(/^https?:\/\//);
      }),
    );
  });

  it("PROP-17 is parsed without copied spaces", () => {
    expect(videoSource(" https://vimeo.com/76979871\n")).toMatchObject({
      kind: "vimeo",
      url: "https://vimeo.com/76979871",
    });
  });
});
