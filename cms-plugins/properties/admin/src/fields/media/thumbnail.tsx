import { Flex } from "@strapi/design-system";
import { Image } from "@strapi/icons";
import { useState } from "react";

interface ThumbnailProps {
  url: string;
  alt: string;
  width?: string;
  /** Width by height. */
  ratio?: string;
}

/** A picture, or a sign in its place where it cannot be shown. */
export function Thumbnail({ url, alt, width = "100%", ratio = "4 / 3" }: ThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Flex
      background="neutral150"
      justifyContent="center"
      hasRadius
      overflow="hidden"
      style={{ width, aspectRatio: ratio, flex: "none" }}
    >
      {url !== "" && failed !== url ? (
        <img
          src={url}
          alt={alt}
          loading="lazy"
          draggable={false}
          onError={() => setFailed(url)}
          style={{ width: "100%", height: "100%", objectFit: "cover" }}
        />
      ) : (
        <Image aria-hidden fill="neutral400" width="2.4rem" height="2.4rem" />
      )}
    </Flex>
  );
}
