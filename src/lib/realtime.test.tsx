import { renderHook } from '@testing-library/react';
import { LIVE_TABLES, useLiveConnection } from './realtime';
import { supabase } from './supabase';

type Binding = { table: string; filter: string };
type Fake = {
  bindings: { binding: Binding; onChange: () => void }[];
  onStatus: (status: string) => void;
};

function fakeChannel() {
  const fake: Fake = { bindings: [], onStatus: () => undefined };
  const channel = {
    on: (_type: string, binding: Binding, onChange: () => void) => {
      fake.bindings.push({ binding, onChange });
      return channel;
    },
    subscribe: (onStatus: (status: string) => void) => {
      fake.onStatus = onStatus;
      return channel;
    },
  };
  vi.spyOn(supabase, 'channel').mockReturnValue(channel as never);
  vi.spyOn(supabase, 'removeChannel').mockResolvedValue('ok');
  return fake;
}

/** As the hook is once it has opened its channel, which it leaves for the task after. */
function renderConnection(onStale = vi.fn()) {
  const view = renderHook(() => useLiveConnection('u1', onStale));
  vi.runAllTimers();
  return view;
}

describe('useLiveConnection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("listens on one channel to the user's own rows only", () => {
    const { bindings } = fakeChannel();
    renderConnection();
    expect(supabase.channel).toHaveBeenCalledOnce();
    expect(bindings.map(({ binding }) => binding.table).sort()).toEqual([...LIVE_TABLES].sort());
    expect(bindings.every(({ binding }) => /^(auth|usuario)_id=eq\.u1$/.test(binding.filter))).toBe(
      true,
    );
  });

  it('names the table that changed', () => {
    const fake = fakeChannel();
    const onStale = vi.fn();
    renderConnection(onStale);
    fake.bindings.find(({ binding }) => binding.table === 'tarefas')?.onChange();
    expect(onStale.mock.calls).toEqual([['tarefas']]);
  });

  it.each([
    ['the channel is joined', (fake: Fake) => fake.onStatus('SUBSCRIBED')],
    ['the tab is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ])('counts every table as changed when %s', (_when, happen) => {
    const fake = fakeChannel();
    const onStale = vi.fn();
    renderConnection(onStale);
    happen(fake);
    expect(onStale).toHaveBeenCalledTimes(LIVE_TABLES.length);
  });

  it('does without where sockets are forbidden', () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    vi.spyOn(supabase, 'channel').mockImplementation(() => {
      throw new Error('WebSocket not available');
    });
    const onStale = vi.fn();
    const { unmount } = renderConnection(onStale);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onStale).toHaveBeenCalledTimes(LIVE_TABLES.length);
    unmount();
  });

  it('closes the channel when the user leaves', () => {
    fakeChannel();
    const { unmount } = renderConnection();
    unmount();
    expect(supabase.removeChannel).toHaveBeenCalledOnce();
  });

  it('opens none for who left at once', () => {
    fakeChannel();
    renderHook(() => useLiveConnection('u1', () => undefined)).unmount();
    vi.runAllTimers();
    expect(supabase.channel).not.toHaveBeenCalled();
  });
});
