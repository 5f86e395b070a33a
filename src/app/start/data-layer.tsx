import { Outlet } from 'react-router-dom';
import { Provider } from 'urql';
import { useEngine } from './engine-context.tsx';
import { Waiting } from '../waiting.tsx';

/** Around the screens that read: they wait for the client, which takes a few milliseconds from the device. */
export function DataLayer() {
  const engine = useEngine();
  if (!engine) return <Waiting />;
  return (
    <Provider value={engine.client}>
      <Outlet />
    </Provider>
  );
}
