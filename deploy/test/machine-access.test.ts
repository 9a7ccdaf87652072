import { describe, expect, test } from 'vitest';
import { machineAccess } from './swarm/machine-access.ts';

const contexts = { SWARM_CONTEXTS: 'tokyo, busan,seoul' };
const script = { DOCKER_ENGINE_SCRIPT: 'engine.sh', DOCKER_HOST: 'unix:///run/engine/docker.sock' };

describe('the three machines of test:swarm', () => {
  test('are reached by their Docker contexts, in their order', () => {
    const { dockerArguments, script } = machineAccess(contexts);
    expect(dockerArguments(1)).toEqual(['--context', 'tokyo']);
    expect(dockerArguments(2)).toEqual(['--context', 'busan']);
    expect(dockerArguments(3)).toEqual(['--context', 'seoul']);
    expect(script).toBeUndefined();
  });

  test('are made by the engine script where it is named', () => {
    const { contexts, dockerArguments } = machineAccess(script);
    expect(contexts).toBeUndefined();
    expect(dockerArguments(1)).toEqual([]);
    expect(dockerArguments(3)).toEqual(['--host', 'unix:///run/engine/n3/docker.sock']);
  });

  test('are those of the contexts where both are named', () => {
    expect(machineAccess({ ...script, ...contexts }).contexts).toEqual(['tokyo', 'busan', 'seoul']);
  });

  test('are asked for in one line where nothing names them', () => {
    expect(() => machineAccess({})).toThrow(
      /^test:swarm needs three machines: name their Docker contexts \(SWARM_CONTEXTS=a,b,c\), or a script that makes them \(DOCKER_ENGINE_SCRIPT\)\. See deploy\/swarm\/README\.md\.$/,
    );
  });

  test.each(['a,b', 'a,b,c,d', 'a,b,b', 'a,,c'])(
    'are three different ones: %s is refused',
    (SWARM_CONTEXTS) => {
      expect(() => machineAccess({ SWARM_CONTEXTS })).toThrow(
        `SWARM_CONTEXTS is "${SWARM_CONTEXTS}": it has to name three different ones, like a,b,c.`,
      );
    },
  );

  test('have the addresses that SWARM_ADDRESSES gives them', () => {
    expect(machineAccess(contexts).addresses).toBeUndefined();
    const SWARM_ADDRESSES = '10.0.0.1,10.0.0.2,10.0.0.3';
    expect(machineAccess({ ...contexts, SWARM_ADDRESSES }).addresses).toEqual([
      '10.0.0.1',
      '10.0.0.2',
      '10.0.0.3',
    ]);
  });
});

describe('what is done to a machine', () => {
  test('is done by the command of the caller, which is given the context', () => {
    const { command } = machineAccess({ ...contexts, SWARM_KILL: 'virsh destroy' });
    expect(command('kill', 2)).toEqual(['bash', '-c', 'virsh destroy "$1"', 'bash', 'busan']);
  });

  test('is done by the engine script, which is given the number', () => {
    expect(machineAccess(script).command('cut', 3)).toEqual(['bash', 'engine.sh', 'cut-node', '3']);
  });

  test('fails in one line where the caller has named no command', () => {
    expect(() => machineAccess(contexts).command('mend', 1)).toThrow(
      /^SWARM_MEND is not set: this proof needs a command that connects a machine with the two others again\.$/,
    );
  });
});
