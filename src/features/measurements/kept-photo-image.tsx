import { useCallback } from 'react';
import type { KeptPhoto } from '../../offline/entry.ts';

interface KeptPhotoImageProps {
  photo: KeptPhoto;
  alt: string;
  className?: string | undefined;
}

/** A photo that lies on this device, drawn from its bytes; they are let go of when it leaves the screen. */
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
