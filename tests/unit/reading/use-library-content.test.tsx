// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tellLibraryRefreshed } from '../../../src/library/library-channel.ts';
import { VISITOR } from '../../../src/library/viewer.ts';
import { useLibraryContent } from '../../../src/reading/use-library-content.ts';

afterEach(cleanup);

it('never shows the content of before a refresh in the place of what came with it', async () => {
  const answers: ((content: string) => void)[] = [];
  const read = () => new Promise<string>((resolve) => answers.push(resolve));
  const { result } = renderHook(() => useLibraryContent(read, 'none'));
  await waitFor(() => expect(answers).toHaveLength(1));
  tellLibraryRefreshed(VISITOR);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('after the refresh');
  await waitFor(() => expect(result.current).toBe('after the refresh'));
  answers[0]?.('before the refresh');
  tellLibraryRefreshed(VISITOR);
  await waitFor(() => expect(answers).toHaveLength(3));
  expect(result.current).toBe('after the refresh');
});
