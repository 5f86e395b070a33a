import { type PointerEvent, useCallback, useId, useRef } from 'react';
import type { PreparedPhoto } from '../../../platform/photos/prepare-photo.ts';
import { dragged, MAX_ZOOM, type SquareChoice, squareOf } from '../../../platform/photos/square-cut.ts';
import styles from './picture.module.css';
import { settingsText } from './settings.text.ts';

interface SquareCutterProps {
  photo: PreparedPhoto;
  choice: SquareChoice;
  onChange: (choice: SquareChoice) => void;
}

/** A preview of the square, moved by dragging or with the sliders below it, which also work by keyboard. */
export function SquareCutter({ photo, choice, onChange }: SquareCutterProps) {
  const { left, top, side } = squareOf(photo, choice);
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  const grip = useRef<{ x: number; y: number }>(undefined);
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    const shownSide = currentTarget.clientWidth;
    onChange(dragged(photo, choice, (x - grip.current.x) / shownSide, (y - grip.current.y) / shownSide));
    grip.current = { x, y };
  };
  const release = () => {
    grip.current = undefined;
  };
  const percent = (part: number) => `${(part / side) * 100}%`;
  return (
    <div className={styles.cutter}>
      <div
        className={styles.square}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          ref={draw}
          alt={settingsText.picturePreview}
          draggable={false}
          style={{ width: percent(photo.width), left: `-${percent(left)}`, top: `-${percent(top)}` }}
        />
      </div>
      <Slider
        label={settingsText.zoom}
        min={1}
        max={MAX_ZOOM}
        value={choice.zoom}
        onChange={(zoom) => onChange({ ...choice, zoom })}
      />
      <Slider
        label={settingsText.across}
        min={0}
        max={1}
        value={choice.across}
        isDisabled={photo.width - side < 1}
        onChange={(across) => onChange({ ...choice, across })}
      />
      <Slider
        label={settingsText.down}
        min={0}
        max={1}
        value={choice.down}
        isDisabled={photo.height - side < 1}
        onChange={(down) => onChange({ ...choice, down })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  /** True if there is no room to move. */
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, isDisabled, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={value}
        disabled={isDisabled}
        aria-valuetext={`${Math.round(value * 100)}%`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
