// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CoverImage } from '../../../src/ui/cover-image.tsx';
import { holdCovers, letCoversCome } from '../../../src/ui/cover-turn.ts';

afterEach(cleanup);

describe('CoverImage', () => {
  it('replaces a picture that does not load with its alternative text', () => {
    const { container } = render(<CoverImage src="/katki.svg" alt="Illustratsioon: kana" tint="food" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('Illustratsioon: kana')).toBeTruthy();
  });

  it('tries the next picture after one that did not load', () => {
    const { rerender } = render(<CoverImage src="/katki.svg" alt="Kate" tint="food" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<CoverImage src="/terve.svg" alt="Kate" tint="food" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/terve.svg');
  });

  it('shows the pattern alone when there is no picture', () => {
    const { container } = render(<CoverImage src={null} alt="" tint="training" />);
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows the pattern and its words until covers may come', () => {
    holdCovers();
    render(<CoverImage src="/kana.svg" alt="Illustratsioon: kana" tint="food" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Illustratsioon: kana')).toBeTruthy();
    act(letCoversCome);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/kana.svg');
  });
});
