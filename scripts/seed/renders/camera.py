"""An architectural camera: always level, framing by lens shift, so that verticals stay vertical."""
import math

import bpy
from mathutils import Vector

from core import link


# The photographer's stand: each home is taken from one of them.
STANDS = [(0, 0, 0, 0, 1.0), (-.85, .15, .06, 13, 1.0), (-.35, .75, -.08, 3, 1.06), (.25, .35, .12, -4, 1.10)]
stand = 0


def shot(eye, yaw=0.0, mm=24, rise=0.0, aside=0.0, blur_at=None, fstop=5.6):
    """eye: position; yaw: degrees from +y towards +x; rise: shift in picture widths (negative looks down)."""
    dx, dy, dz, turn, closer = STANDS[stand]
    eye, yaw, mm = (eye[0] + dx, eye[1] + dy, eye[2] + dz), yaw + turn, mm * closer
    c = bpy.data.cameras.new("camera")
    c.sensor_width, c.lens = 36, mm
    c.shift_y, c.shift_x = rise, aside
    c.clip_start = 0.05
    o = link(bpy.data.objects.new("camera", c))
    o.location = eye
    o.rotation_euler = (math.radians(90), 0, math.radians(-yaw))
    if blur_at:
        c.dof.use_dof, c.dof.focus_distance, c.dof.aperture_fstop = True, blur_at, fstop
    bpy.context.scene.camera = o
    return o


def close(eye, at, mm=60):
    """A long lens close by: looks at a point and tilts for it; which home it is makes no difference. Returns the distance."""
    c = bpy.data.cameras.new("camera")
    c.sensor_width, c.lens, c.clip_start = 36, mm, 0.05
    o = link(bpy.data.objects.new("camera", c))
    towards = Vector(at) - Vector(eye)
    o.location, o.rotation_euler = eye, towards.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = o
    return towards.length
