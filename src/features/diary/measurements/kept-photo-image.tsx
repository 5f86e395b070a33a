import { useCallback } from 'react';
import type { KeptPhoto } from '../../../offline/entry.ts';

interface KeptPhotoImageProps {
  photo: KeptPhoto;
  alt: string;
  className?: string | undefined;
}

/** Renders a photo stored on this device from its bytes, which are released when it leaves the screen. */
export function KeptPhotoImage({ photo, alt, className }: KeptPhotoImageProps) {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return <img ref={draw} alt={alt} className={className} />;
}
